import { t } from '../common/text.ts';
import styled from 'styled-components';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

export function ErrorScreen() {
  return (
    <Page role="alert">
      <EmptyState icon="warning" title={t('Something went wrong.')}>
        <Button look="solid" icon="refresh" onClick={() => window.location.reload()}>
          {t('Reload Page')}
        </Button>
      </EmptyState>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  place-content: center;
  min-height: 100vh;
`;
