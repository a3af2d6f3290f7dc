import { Button, Chip, color, mixin, radius, space, useSession } from '@gym/hub-kit';
import { formatMoment, t } from '@gym/hub-kit/format';
import { useQuery, type ResultOf } from '@gym/hub-kit/graphql';
import { useAction, useQueryFailure } from '@gym/hub-kit/screen';
import styled from 'styled-components';
import {
  clearBounceDocument,
  emailPreferenceDocument,
  setConsentDocument,
  setDocumentsByEmailDocument,
} from './member-messages.graphql.ts';

type Preference = ResultOf<typeof emailPreferenceDocument>['emailPreference'];

/** Whether a member agreed to marketing and wants documents by e-mail, and whether messages to the address come back; with the ways to change it. */
export function EmailPreference({ memberId }: { memberId: string }) {
  const { can } = useSession();
  const mayView = can('members:view');
  const query = useQuery(emailPreferenceDocument, { variables: { memberId }, skip: !mayView });
  const failure = useQueryFailure(t('Failed to load the e-mail preference'), query, 'line');
  const [setConsent, isRecording] = useAction({
    document: setConsentDocument,
    variables: (consent: boolean) => ({ memberId, consent }),
    done: (_, consent) => (consent ? t('Consent recorded') : t('Recorded as declined')),
    failed: t('Failed to record the consent'),
  });
  const [setDocuments, isSetting] = useAction({
    document: setDocumentsByEmailDocument,
    variables: (wanted: boolean) => ({ memberId, wanted }),
    done: (_, wanted) =>
      wanted
        ? t('Invoices and other documents are sent by e-mail')
        : t('Invoices and other documents are no longer sent by e-mail'),
    failed: t('Failed to record the wish'),
  });
  const [clearBounce, isClearing] = useAction({
    document: clearBounceDocument,
    variables: (member: string) => ({ memberId: member }),
    done: () => t('Messages to this address are allowed again'),
    failed: t('Failed to allow messages again'),
  });
  if (!query.data) return failure;
  const { emailPreference: preference } = query.data;
  const mayEdit = can('members:edit');
  return (
    <Container>
      <Line role="group" aria-label={t('Marketing by e-mail')}>
        <span>{t('Marketing by e-mail')}</span>
        <Consent preference={preference} />
        {mayEdit && (
          <Actions>
            {preference.marketingConsent !== true && (
              <Button disabled={isRecording} onClick={() => void setConsent(true)}>
                {t('Record consent')}
              </Button>
            )}
            {preference.marketingConsent !== false && (
              <Button disabled={isRecording} onClick={() => void setConsent(false)}>
                {preference.marketingConsent ? t('Withdraw consent') : t('Record as declined')}
              </Button>
            )}
          </Actions>
        )}
      </Line>
      <Line role="group" aria-label={t('Documents by e-mail')}>
        <span>{t('Documents by e-mail')}</span>
        <Chip color={preference.documentsByEmail ? 'green' : 'grey'}>
          {preference.documentsByEmail ? t('Wanted') : t('Not wanted')}
        </Chip>
        {mayEdit && (
          <Actions>
            <Button disabled={isSetting} onClick={() => void setDocuments(!preference.documentsByEmail)}>
              {preference.documentsByEmail ? t('Send none') : t('Send by e-mail')}
            </Button>
          </Actions>
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
            <Actions>
              <Button disabled={isClearing} onClick={() => void clearBounce(memberId)}>
                {t('Allow messages again')}
              </Button>
            </Actions>
          )}
        </Bounce>
      )}
    </Container>
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

const Container = styled.div`
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

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-inline-start: auto;
`;

const Remark = styled.small`
  ${mixin.remark}
`;
