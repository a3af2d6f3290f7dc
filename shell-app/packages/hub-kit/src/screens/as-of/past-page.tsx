import { useApolloClient, ApolloProvider } from '@apollo/client/react';
import { useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { SessionProvider, useSession, type Session } from '../../common/session.tsx';
import { t } from '../../common/text.ts';
import { Button } from '../../elements/button.tsx';
import { Icon } from '../../elements/icons.tsx';
import { color, mixin, radius, space } from '../../theme/theme.ts';
import { DayProvider, withDay } from '../../common/day-context.ts';
import { dayWords } from './day-words.ts';
import { pastClient } from './past-client.ts';

/** A page as of a day, which is only read, under a banner that says so. */
export default function PastPage({ day, children }: { day: string; children: ReactNode }) {
  const [, setAddress] = useSearchParams();
  const current = useApolloClient();
  const client = useMemo(() => pastClient(current, day), [current, day]);
  const session = useSession();
  const reader = useMemo(
    (): Session => ({ ...session, can: permission => mayRead(session, permission) }),
    [session],
  );
  return (
    <>
      <Banner role="status">
        <Icon name="clock" size={16} />
        <p>{t('As of {day}. Nothing can be changed here.', { day: dayWords(day) })}</p>
        <Button onClick={() => setAddress(now => withDay(now, ''))}>{t('Another day')}</Button>
        <Button look="solid" onClick={() => setAddress(now => withDay(now, null))}>
          {t('Back to today')}
        </Button>
      </Banner>
      <ApolloProvider client={client}>
        <SessionProvider value={reader}>
          <DayProvider value={day}>{children}</DayProvider>
        </SessionProvider>
      </ApolloProvider>
    </>
  );
}

/** The explorer would run the query of a list without its day. */
const mayRead = ({ can }: Session, permission: Parameters<Session['can']>[0]) =>
  permission.endsWith(':view') && permission !== 'analytics:view' && can(permission);

const Banner = styled.div`
  ${mixin.row}
  gap: ${space(3)};
  margin-bottom: ${space(4)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.base};
  background: ${color.sunken};
  p {
    flex: 1 1 200px;
  }
  > svg {
    color: ${color.warning};
  }
`;
