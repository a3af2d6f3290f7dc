import { mixin, space, useSession, type Slots } from '@gym/hub-kit';
import { formatDay, t } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import { RelatedRecords } from '@gym/hub-kit/screen';
import styled from 'styled-components';
import { visitsScreen } from '../visits/visits.screen.ts';
import { earlierCardsDocument } from './member-visits.graphql.ts';

/** The last visits of a member with what check-in decided, and the earlier cards. */
export default function MemberVisits({ memberId }: Slots['member']) {
  const { can } = useSession();
  const { data } = useQuery(earlierCardsDocument, {
    variables: { memberId },
    skip: !can('member-cards:view'),
  });
  const cards = data?.memberCards.items ?? [];
  return (
    <>
      <RelatedRecords
        screen={visitsScreen}
        filter={{ memberId }}
        columns={['checkedInAt', 'location', 'decision', 'details', 'checkedOutAt']}
        sort={{ checkedInAt: 'desc' }}
        path="/visits"
      />
      {cards.length > 0 && (
        <Cards>
          {t('Earlier cards: {cards}', {
            cards: cards
              .map(({ cardNumber, replacedAt }) =>
                t('{card} (until {day})', { card: cardNumber, day: formatDay(replacedAt) }),
              )
              .join(', '),
          })}
        </Cards>
      )}
    </>
  );
}

const Cards = styled.p`
  ${mixin.remark}
  margin-top: ${space(3)};
  overflow-wrap: anywhere;
`;
