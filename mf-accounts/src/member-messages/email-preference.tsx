import { Button, Chip, color, mixin, radius, space, toast, useSession } from '@gym/hub-kit';
import { formatMoment, t } from '@gym/hub-kit/format';
import { useApolloClient, useQuery, type ResultOf } from '@gym/hub-kit/graphql';
import { reportFailure, useQueryFailure, write } from '@gym/hub-kit/screen';
import { useState } from 'react';
import styled from 'styled-components';
import {
  clearBounceDocument,
  emailPreferenceDocument,
  setConsentDocument,
} from './member-messages.graphql.ts';

type Preference = ResultOf<typeof emailPreferenceDocument>['emailPreference'];

/** Whether a member agreed to marketing, and whether messages to the address come back; with the ways to change it. */
export function EmailPreference({ memberId }: { memberId: string }) {
  const { can } = useSession();
  const mayView = can('members:view');
  const query = useQuery(emailPreferenceDocument, { variables: { memberId }, skip: !mayView });
  const failure = useQueryFailure(t('Failed to load the e-mail preference'), query, 'line');
  const { isBusy, setConsent, clearBounce } = useChanges(memberId);
  if (!query.data) return failure;
  const { emailPreference: preference } = query.data;
  const mayEdit = can('members:edit');
  return (
    <Whole>
      <Line role="group" aria-label={t('Marketing by e-mail')}>
        <span>{t('Marketing by e-mail')}</span>
        <Consent preference={preference} />
        {mayEdit && (
          <Ways>
            {preference.marketingConsent !== true && (
              <Button disabled={isBusy} onClick={() => setConsent(true)}>
                {t('Record consent')}
              </Button>
            )}
            {preference.marketingConsent !== false && (
              <Button disabled={isBusy} onClick={() => setConsent(false)}>
                {preference.marketingConsent ? t('Withdraw consent') : t('Record as declined')}
              </Button>
            )}
          </Ways>
        )}
      </Line>
      {preference.bouncedAt && (
        <Bounce role="group" aria-label={t('Bounced e-mail')}>
          <span>
            <strong>
              {t('Messages to this address bounced on {time}.', { time: formatMoment(preference.bouncedAt) })}
            </strong>{' '}
            {preference.bounceReason}
          </span>
          {mayEdit && (
            <Ways>
              <Button disabled={isBusy} onClick={clearBounce}>
                {t('Allow messages again')}
              </Button>
            </Ways>
          )}
        </Bounce>
      )}
    </Whole>
  );
}

function Consent({ preference: { marketingConsent, consentAt, consentBy } }: { preference: Preference }) {
  if (marketingConsent === null) return <Chip color="grey">{t('Not recorded')}</Chip>;
  return (
    <>
      <Chip color={marketingConsent ? 'green' : 'red'}>{marketingConsent ? t('Agreed') : t('Declined')}</Chip>
      {consentAt && (
        <Remark>
          {consentBy
            ? t('recorded by {user} on {time}', { user: consentBy, time: formatMoment(consentAt) })
            : t('recorded on {time}', { time: formatMoment(consentAt) })}
        </Remark>
      )}
    </>
  );
}

function useChanges(memberId: string) {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  const attempt = async (change: Promise<unknown>, done: string, report: (failure: unknown) => void) => {
    setIsBusy(true);
    try {
      await change;
      toast.success(done);
    } catch (failure) {
      report(failure);
    }
    setIsBusy(false);
  };
  return {
    isBusy,
    setConsent: (consent: boolean) =>
      void attempt(
        write(client, { mutation: setConsentDocument, variables: { memberId, consent } }),
        consent ? t('Consent recorded') : t('Recorded as declined'),
        failure => reportFailure('Failed to record the consent', failure),
      ),
    clearBounce: () =>
      void attempt(
        write(client, { mutation: clearBounceDocument, variables: { memberId } }),
        t('Messages to this address are allowed again'),
        failure => reportFailure('Failed to allow messages again', failure),
      ),
  };
}

const Whole = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-bottom: ${space(4)};
`;

const Line = styled.div`
  ${mixin.row}
  gap: ${space(2)} ${space(3)};
`;

const Bounce = styled(Line)`
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.base};
  background: ${color.dangerSoft};
  > span {
    flex: 1 1 240px;
    overflow-wrap: anywhere;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-inline-start: auto;
`;

const Remark = styled.small`
  ${mixin.remark}
`;
