import type { Slots } from '@gym/hub-kit';
import { formatDay, t, today } from '@gym/hub-kit/format';
import { FactOf, RecordLink } from '@gym/hub-kit/screen';
import { nextSessionDocument } from './next-session.graphql.ts';

/** When a member trains next, linked to the session. */
export default function NextSession({ memberId }: Slots['member']) {
  return (
    <FactOf document={nextSessionDocument} variables={{ memberId, today: today() }}>
      {({ page: { items } }) => {
        const [next] = items;
        if (!next) return t('None');
        const { id, date, startTime, sessionType } = next;
        return (
          <RecordLink record="session" id={id}>
            {`${formatDay(date)}, ${startTime} · ${t(sessionType)}`}
          </RecordLink>
        );
      }}
    </FactOf>
  );
}
