import {
  breakpoint,
  Button,
  color,
  Icon,
  mixin,
  radius,
  shadow,
  space,
  useSession,
  type AnyIcon,
} from '@gym/hub-kit';
import { addAddress } from '@gym/hub-kit/define';
import { ControlRow } from '@gym/hub-kit/fields';
import { clockTime, t } from '@gym/hub-kit/format';
import { RecordLink } from '@gym/hub-kit/screen';
import type { payments } from '@gym/hub-kit/resources';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { ActionLink } from './action-link.ts';
import { renewalAddress, signUpAddress } from '../contracts/operations/operation-parameters.ts';
import type { CheckIn, DeskResult, Scan } from './desk.ts';
import { MemberToday } from './member-today.tsx';
import { MOST_SCANS } from './scan-queue.ts';
import { reasonTexts } from './visit-words.ts';

type Tone = 'success' | 'warning' | 'danger' | 'primary';

interface Shown {
  tone: Tone;
  icon: AnyIcon;
  /** What the desk shows in large letters. */
  word: string;
}

const shown = (tone: Tone, icon: AnyIcon, word: string): Shown => ({ tone, icon, word });

/** The color and the word of a result. */
export function wordOf(result: DeskResult): Shown {
  if (result.state === 'waiting') return shown('warning', 'clock', t('Not decided'));
  if (result.state === 'full') return shown('danger', 'alert', t('Not kept'));
  if (result.state === 'failed') return shown('danger', 'alert', t('Failed'));
  if (result.state === 'unknown')
    return result.matches.length > 0
      ? shown('warning', 'search', t('Choose the member'))
      : shown('danger', 'search', t('Unknown card'));
  const { outcome, decision } = result.checkIn;
  if (outcome === 'checked_out') return shown('primary', 'sign-out', t('Checked out'));
  if (outcome === 'denied') return shown('danger', 'close', t('Denied'));
  if (decision === 'denied') return shown('warning', 'check', t('Let in'));
  return decision === 'warned'
    ? shown('warning', 'warning', t('Warning'))
    : shown('success', 'check', t('Allowed'));
}

/** Whom a result is about, as far as it is known. */
export const nameOf = (result: DeskResult): string =>
  result.state === 'decided' ? (result.checkIn.memberName ?? result.label) : result.label;

/** Why, in sentences. */
export function sentencesOf(result: DeskResult): string[] {
  if (result.state === 'waiting')
    return [t('There is no connection. The scan is kept and sent when it is back.')];
  if (result.state === 'full')
    return [
      t('This desk keeps {count} scans without connection, and has them. Write down who comes now.', {
        count: MOST_SCANS,
      }),
    ];
  if (result.state === 'failed') return [result.message];
  if (result.state === 'unknown')
    return [
      result.matches.length > 0
        ? t('No card has this number. These members are found:')
        : t('No card has this number, and no member is called so.'),
    ];
  const { outcome, reasons, visit } = result.checkIn;
  if (outcome === 'checked_out') return [];
  return reasonTexts(reasons, visit);
}

interface ResultCardProps {
  result: DeskResult;
  isBusy: boolean;
  onScan: (scan: Scan) => void;
}

/** The result of the last scan, in letters that are readable from two metres. */
export function ResultCard({ result, isBusy, onScan }: ResultCardProps) {
  const { tone, icon, word } = wordOf(result);
  const checkIn = result.state === 'decided' ? result.checkIn : null;
  const name = nameOf(result);
  return (
    <Card aria-label={t('Result')} aria-busy={isBusy || undefined}>
      <Band $tone={tone}>
        <Icon name={icon} size={40} />
        <strong>{word}</strong>
        <span>{clockTime(result.at).time}</span>
      </Band>
      <Body>
        <Picture aria-hidden="true">{checkIn ? initialsOf(name) : '?'}</Picture>
        <div>
          <Name>
            {checkIn?.memberId ? (
              <RecordLink record="member" id={checkIn.memberId}>
                {name}
              </RecordLink>
            ) : (
              name
            )}
          </Name>
          {checkIn?.planName && <Plan>{checkIn.planName}</Plan>}
          {sentencesOf(result).map(sentence => (
            <Sentence key={sentence}>{sentence}</Sentence>
          ))}
          {result.state === 'unknown' && <Matches result={result} onScan={onScan} />}
          {checkIn?.memberId && checkIn.outcome !== 'checked_out' && (
            <MemberToday memberId={checkIn.memberId} />
          )}
          {checkIn?.outcome === 'denied' && (
            <Settle checkIn={checkIn} name={name} isBusy={isBusy} onScan={onScan} />
          )}
        </div>
      </Body>
    </Card>
  );
}

function Matches({
  result,
  onScan,
}: {
  result: Extract<DeskResult, { state: 'unknown' }>;
  onScan: (scan: Scan) => void;
}) {
  return (
    <Actions>
      {result.matches.map(({ id, label, details }) => (
        <Match key={id} onClick={() => onScan({ label, memberId: id })}>
          <span>
            {label}
            <small>{details?.[0]?.value}</small>
          </span>
        </Match>
      ))}
      <ActionLink to={`/members?${new URLSearchParams({ q: result.label }).toString()}`}>
        <Icon name="search" size={16} />
        {t('Search the members')}
      </ActionLink>
    </Actions>
  );
}

interface SettleProps {
  checkIn: CheckIn;
  name: string;
  isBusy: boolean;
  onScan: (scan: Scan) => void;
}

/** The steps that settle why somebody is denied, and the override. */
function Settle({ checkIn, name, isBusy, onScan }: SettleProps) {
  const { can } = useSession();
  const memberId = checkIn.memberId!;
  const reasonOf = (rule: string) => checkIn.reasons.find(reason => reason.rule === rule);
  const blocked = reasonOf('access_blocked');
  const frozen = reasonOf('frozen');
  return (
    <>
      <Actions>
        {blocked?.invoiceId && can('payments:add') && (
          <ActionLink to={addAddress<typeof payments>('/payments', { billingId: blocked.invoiceId })}>
            <Icon name="payments" size={16} />
            {t('Take payment')}
          </ActionLink>
        )}
        {reasonOf('ended') && can('contracts:add') && (
          <ActionLink to={renewalAddress(memberId)}>
            <Icon name="refresh" size={16} />
            {t('Renew')}
          </ActionLink>
        )}
        {reasonOf('no_contract') && can('contracts:add') && (
          <ActionLink to={signUpAddress(memberId)}>
            <Icon name="id-card" size={16} />
            {t('Sign up')}
          </ActionLink>
        )}
        {frozen?.contractId && can('contracts:edit') && (
          <ActionLink to={`/members/${memberId}?operation=resume&contract=${frozen.contractId}`}>
            <Icon name="reset" size={16} />
            {t('Resume')}
          </ActionLink>
        )}
        {can('visits:edit') && (
          <Override
            isBusy={isBusy}
            onReason={overrideReason => onScan({ label: name, memberId, overrideReason })}
          />
        )}
      </Actions>
    </>
  );
}

const MAX_REASON = 500;

function Override({ isBusy, onReason }: { isBusy: boolean; onReason: (reason: string) => void }) {
  const [reason, setReason] = useState<string | null>(null);
  if (reason === null)
    return (
      <Button icon="key" onClick={() => setReason('')}>
        {t('Let in all the same')}
      </Button>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim()) onReason(reason.trim());
  };
  return (
    <Reason onSubmit={submit}>
      <ControlRow>
        <input
          autoFocus
          aria-label={t('Why the member is let in')}
          placeholder={t('Why the member is let in')}
          maxLength={MAX_REASON}
          autoComplete="off"
          required
          value={reason}
          onChange={event => setReason(event.target.value)}
        />
      </ControlRow>
      <Button look="solid" type="submit" busy={isBusy} disabled={!reason.trim()}>
        {t('Let in')}
      </Button>
    </Reason>
  );
}

/** `AL` of Ann Lee. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return ends
    .map(word => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

const Card = styled.section`
  ${mixin.card}
  overflow: hidden;
  box-shadow: ${shadow.raised};
`;

/* Larger than the type of the product: it is read from two metres. */
const Band = styled.p<{ $tone: Tone }>`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  padding: ${space(4)} ${space(6)};
  background: ${({ $tone }) => color[$tone]};
  color: ${color.onPrimary};
  font-size: clamp(28px, 5vw, 44px);
  line-height: 1.2;
  ${mixin.outlineInForcedColors}
  strong {
    flex: 1;
    font-weight: 700;
  }
  span {
    font-size: 22px;
    font-variant-numeric: tabular-nums;
  }
  @media ${breakpoint.small} {
    padding: ${space(3)} ${space(4)};
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(6)};
  padding: ${space(6)};
  overflow-wrap: anywhere;
  @media ${breakpoint.small} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(3)};
    padding: ${space(4)};
  }
`;

const Picture = styled.span`
  display: grid;
  place-items: center;
  width: 112px;
  height: 112px;
  border-radius: ${radius.round};
  background: ${color.secondarySoft};
  color: ${color.secondary};
  font-size: 44px;
  font-weight: 650;
  ${mixin.outlineInForcedColors}
  @media ${breakpoint.small} {
    width: 64px;
    height: 64px;
    font-size: 26px;
  }
`;

const Name = styled.h2`
  font-size: clamp(26px, 4vw, 40px);
  line-height: 1.2;
  font-weight: 650;
`;

const Plan = styled.p`
  color: ${color.muted};
  font-size: 20px;
  line-height: 1.4;
`;

const Sentence = styled.p`
  margin-top: ${space(2)};
  font-size: clamp(18px, 2.5vw, 24px);
  line-height: 1.35;
`;

const Actions = styled.div`
  ${mixin.row}
  gap: ${space(2)} ${space(4)};
  margin-top: ${space(4)};
`;

const Match = styled(Button)`
  height: auto;
  padding: ${space(2)} ${space(4)};
  white-space: normal;
  text-align: start;
  small {
    display: block;
    ${mixin.remark}
    font-weight: 400;
  }
`;

const Reason = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)};
  flex: 1 1 100%;
  max-width: 640px;
`;
