import { t } from '@gym/hub-kit/format';
import { breakpoint, PageHeader, space } from '@gym/hub-kit';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { PageSpinner } from '../../ui/page-spinner.tsx';
import { MadeToken, type Made } from './made-token.tsx';
import { NewToken } from './new-token.tsx';
import { TokenList } from './token-list.tsx';

export default function TokensScreen() {
  const [made, setMade] = useState<Made | null>(null);
  /** The focused element has been removed. */
  const [copied, setCopied] = useState(false);
  const done = () => {
    setMade(null);
    setCopied(true);
  };
  return (
    <>
      <PageHeader
        title={t('Personal Tokens')}
        icon="key"
        subtitle={t(
          'Programs such as spreadsheets, scripts and reports use a token to access the API as you.',
        )}
      />
      <Columns>
        {made ? <MadeToken made={made} onDone={done} /> : <NewToken focused={copied} onMade={setMade} />}
        <Suspense fallback={<PageSpinner whole={false} heading={false} />}>
          <TokenList />
        </Suspense>
      </Columns>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space(6)};
  max-width: 1040px;
  @media ${breakpoint.small} {
    gap: ${space(4)};
  }
`;
