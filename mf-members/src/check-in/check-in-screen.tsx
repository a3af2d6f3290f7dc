import { breakpoint, EmptyState, mixin, PageHeader, space, usePersisted, useSession } from '@gym/hub-kit';
import { optionsDocument } from '@gym/hub-kit/define';
import { RecordSearch, SelectInput } from '@gym/hub-kit/fields';
import { t } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import { useQueryFailure } from '@gym/hub-kit/screen';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { deskLocationsDocument } from './check-in.graphql.ts';
import { LostScans, RecentScans } from './desk-lists.tsx';
import { useDesk, type DeskResult, type Scan } from './desk.ts';
import { Occupancy } from './occupancy.tsx';
import { nameOf, ResultCard, sentencesOf, wordOf } from './result-card.tsx';

const memberOptions = optionsDocument('member');

const readId = (value: unknown) => (typeof value === 'string' ? value : null);

/** The desk: one line for scanners and names, and the result in large letters. */
export default function CheckInScreen() {
  const { can } = useSession();
  const [desk, state] = useDesk();
  const query = useQuery(deskLocationsDocument);
  const failure = useQueryFailure(t('Failed to fetch locations'), query);
  const locations = query.data?.options ?? [];
  const [storedId, store] = usePersisted('check-in:location', readId);
  const only = locations.length === 1 ? locations[0]!.id : null;
  // Without connection the locations are unknown, and the stored one is taken.
  const isStored = query.data ? locations.some(({ id }) => id === storedId) : true;
  const locationId = only ?? (isStored ? storedId : null);
  const scan = (scan: Scan) => locationId !== null && desk.scan(scan, locationId);
  const { latest } = state;
  return (
    <>
      <PageHeader title={t('Check-in')} icon="user-on">
        {locations.length > 1 && (
          <Location>
            <SelectInput
              aria-label={t('Location of this desk')}
              value={locationId ?? ''}
              onChange={event => store(event.target.value || null)}
            >
              <option value="">{t('Choose a location')}</option>
              {locations.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </SelectInput>
          </Location>
        )}
      </PageHeader>
      {!query.data && failure}
      {query.data && locationId === null && (
        <EmptyState
          icon="map-pin"
          title={
            locations.length === 0 ? t('The club has no location yet') : t('Choose the location of this desk')
          }
        />
      )}
      {locationId !== null && can('visits:add') && <ScanLine latest={latest} onScan={scan} />}
      <Announcements latest={latest} />
      <Columns>
        <div>
          {latest && <ResultCard key={latest.key} result={latest} isBusy={state.isBusy} onScan={scan} />}
          <LostScans waiting={state.waiting} late={state.late} onClose={() => desk.forgetLate()} />
        </div>
        <div>
          <RecentScans results={state.recent} />
          <Occupancy />
        </div>
      </Columns>
    </>
  );
}

interface ScanLineProps {
  latest: DeskResult | null;
  onScan: (scan: Scan) => void;
}

/** Has the focus again after each result. */
function ScanLine({ latest, onScan }: ScanLineProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [latest]);
  const enter = (scan: Scan) => {
    setText('');
    onScan(scan);
  };
  return (
    <Line>
      <RecordSearch
        ref={input}
        isFirst
        label={t('Card or name')}
        placeholder={t('Scan a card, or type a name and Enter')}
        options={memberOptions}
        text={text}
        onType={setText}
        onChoose={({ value, label }) => enter({ label, memberId: value })}
        onEnter={typed => enter({ label: typed.trim(), cardNumber: typed.trim() })}
      />
    </Line>
  );
}

/** Reads each result out; what lets nobody in interrupts. */
function Announcements({ latest }: { latest: DeskResult | null }) {
  const text = latest && [wordOf(latest).word, nameOf(latest), ...sentencesOf(latest)].join('. ');
  const isUrgent = latest !== null && wordOf(latest).tone === 'danger';
  return (
    <Hidden>
      <p role="status">{!isUrgent && <span key={latest?.key}>{text}</span>}</p>
      <p role="alert">{isUrgent && <span key={latest.key}>{text}</span>}</p>
    </Hidden>
  );
}

const Hidden = styled.div`
  ${mixin.visuallyHidden}
`;

const Location = styled.div`
  width: 240px;
  max-width: 100%;
`;

const Line = styled.div`
  margin-bottom: ${space(5)};
  > div {
    min-height: 56px;
  }
  input {
    font-size: 20px;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(280px, 1fr);
  gap: ${space(5)};
  align-items: start;
  > div {
    display: grid;
    gap: ${space(5)};
  }
  @media ${breakpoint.belowWide} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
