import { t } from '@gym/hub-kit/format';
import { Button, color, Icon, space, typography } from '@gym/hub-kit';
import styled from 'styled-components';
import { FailureDetails } from '../hubs/failure-details.tsx';
import { useHubs } from '../hubs/hub-registry.tsx';

/** Names the areas that are missing from the navigation. */
export function HubsBanner() {
  const { state, unavailable, reload } = useHubs();
  if (state !== 'failed' && unavailable.length === 0) return null;
  return (
    <Note role="status">
      <p>
        <Icon name="warning" size={16} />
        {state === 'failed'
          ? t('The menu could not be loaded.')
          : t('Some areas are not available. Try again in a moment, or tell your administrator.')}
      </p>
      <Button icon="refresh" onClick={() => void reload()}>
        {t('Try again')}
      </Button>
      {unavailable.length > 0 && (
        <FailureDetails text={unavailable.map(({ remote, error }) => `${remote}: ${error}`).join('. ')} />
      )}
    </Note>
  );
}

const Note = styled.div`
  display: grid;
  gap: ${space(3)};
  margin: ${space(4)};
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: 12px;
  background: ${color.sunken};
  ${typography.label}
  font-weight: 450;
  p {
    display: flex;
    gap: ${space(2)};
    overflow-wrap: anywhere;
  }
  svg {
    color: ${color.warning};
  }
`;
