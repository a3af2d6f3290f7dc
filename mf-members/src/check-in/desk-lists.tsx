import { Button, Chip, color, mixin, space, type ChipColor } from '@gym/hub-kit';
import { clockTime, t } from '@gym/hub-kit/format';
import { RecordLink } from '@gym/hub-kit/screen';
import styled from 'styled-components';
import type { DeskResult } from './desk.ts';
import { Box } from './occupancy.tsx';
import { nameOf, sentencesOf, wordOf } from './result-card.tsx';
import type { WaitingScan } from './scan-queue.ts';

/** The last scans of this desk. */
export function RecentScans({ results }: { results: readonly DeskResult[] }) {
  return (
    <Box aria-label={t('Last scans of this desk')}>
      <h2>{t('Last scans of this desk')}</h2>
      {results.length === 0 && <p>{t('No scans yet')}</p>}
      <ul>
        {results.map(result => (
          <ResultLine key={result.key} result={result} />
        ))}
      </ul>
    </Box>
  );
}

interface LostScansProps {
  waiting: readonly WaitingScan[];
  late: readonly DeskResult[];
  onClose: () => void;
}

/** What was scanned without connection: what the server has not decided on, and what it decided later. */
export function LostScans({ waiting, late, onClose }: LostScansProps) {
  if (waiting.length === 0 && late.length === 0) return null;
  return (
    <Box aria-label={t('Scans without connection')}>
      <h2>{t('Scans without connection')}</h2>
      {waiting.length > 0 && (
        <Lost role="status">
          {t(
            {
              one: 'There is no connection. {count} scan is kept and not decided.',
              other: 'There is no connection. {count} scans are kept and not decided.',
            },
            { count: waiting.length },
          )}
        </Lost>
      )}
      <Scrolled>
        {late.map(result => (
          <ResultLine key={result.key} result={result} />
        ))}
        {waiting.map(({ key, label, scannedAt }) => (
          <li key={key}>
            <Who>
              <time>{clockTime(scannedAt).time}</time>
              <span>{label}</span>
            </Who>
            <Chip color="orange">{t('Not decided')}</Chip>
          </li>
        ))}
      </Scrolled>
      {waiting.length === 0 && <Button onClick={onClose}>{t('Close')}</Button>}
    </Box>
  );
}

const chipColors: Record<ReturnType<typeof wordOf>['tone'], ChipColor> = {
  success: 'green',
  warning: 'orange',
  danger: 'red',
  primary: 'grey',
};

function ResultLine({ result }: { result: DeskResult }) {
  const { tone, word } = wordOf(result);
  const memberId = result.state === 'decided' ? result.checkIn.memberId : null;
  const sentences = result.state === 'decided' ? sentencesOf(result) : [];
  return (
    <li>
      <Who>
        <time>{clockTime(result.at).time}</time>
        {memberId ? (
          <RecordLink record="member" id={memberId}>
            {nameOf(result)}
          </RecordLink>
        ) : (
          <span>{nameOf(result)}</span>
        )}
      </Who>
      <Chip color={chipColors[tone]}>{word}</Chip>
      {sentences.length > 0 && <small>{sentences.join(' ')}</small>}
    </li>
  );
}

const Who = styled.span`
  display: flex;
  flex: 1;
  gap: ${space(3)};
  min-width: 0;
  time {
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }
  & ~ small {
    flex-basis: 100%;
    ${mixin.remark}
  }
`;

const Lost = styled.p`
  && {
    margin-bottom: ${space(2)};
    color: ${color.warning};
    font-weight: 550;
  }
`;

const Scrolled = styled.ul.attrs({ tabIndex: 0 })`
  max-height: 320px;
  overflow-y: auto;
`;
