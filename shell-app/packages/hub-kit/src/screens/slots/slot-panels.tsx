import { breakpoint, color, radius, space } from '../../theme/theme.ts';
import { Button } from '../../elements/button.tsx';
import { t } from '../../common/text.ts';
import { ErrorBoundary } from 'react-error-boundary';
import { useId, useState } from 'react';
import styled from 'styled-components';
import type { SlotOffer } from './slot-context.ts';

/** The sections that hubs offer to a slot: a button for each, and the open one. */
export default function SlotPanels({ offers }: { offers: readonly SlotOffer[] }) {
  const id = useId();
  const [openKey, setOpenKey] = useState<string | null>(null);
  const sections = offers.filter(offer => offer.place === 'section');
  const open = sections.find(({ key }) => key === openKey);

  if (sections.length === 0) return null;
  return (
    <Container>
      <Row role="group" aria-label={t('See also')}>
        {sections.map(({ key, title, icon }) => (
          <ErrorBoundary key={key} fallback={null}>
            <Opener
              look="quiet"
              icon={icon}
              aria-expanded={key === openKey}
              aria-controls={key === openKey ? id : undefined}
              onClick={() => setOpenKey(key === openKey ? null : key)}
            >
              {t(title)}
            </Opener>
          </ErrorBoundary>
        ))}
      </Row>
      {open && (
        <Panel key={open.key} id={id} aria-label={t(open.title)}>
          {open.content}
        </Panel>
      )}
    </Container>
  );
}

const Container = styled.div`
  margin-bottom: ${space(5)};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  @media ${breakpoint.small} {
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: thin;
  }
`;

/** Quieter than the actions of the dialog: it opens a panel. */
const Opener = styled(Button)`
  flex: none;
  height: 36px;
  padding: 0 ${space(2)};
  color: ${color.muted};
  &[aria-expanded='true']:enabled {
    border-color: ${color.secondaryLine};
    background: ${color.secondarySoft};
    color: ${color.secondaryHover};
  }
  @media ${breakpoint.small} {
    svg {
      display: none;
    }
  }
`;

const Panel = styled.section`
  margin-top: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
`;
