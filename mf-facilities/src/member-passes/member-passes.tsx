import { type Slots } from '@gym/hub-kit';
import { listAddress } from '@gym/hub-kit/define';
import { formatDay } from '@gym/hub-kit/format';
import { RelatedRecords } from '@gym/hub-kit/screen';
import type { parkingPasses } from '@gym/hub-kit/resources';
import { passExpiry } from '../parking-passes/pass-expiry.ts';
import { passStatusColor } from '../parking-passes/pass-status-color.ts';
import { memberPassesDocument } from './member-passes.graphql.ts';

/** The parking passes of a member, and which of them run out. */
export default function MemberPasses({ memberId }: Slots['member']) {
  return (
    <RelatedRecords
      document={memberPassesDocument}
      variables={{ memberId }}
      entity={{ one: 'parking pass', many: 'parking passes' }}
      columns={[
        { key: 'passNumber', title: 'Pass Number' },
        { key: 'status', title: 'Status', chip: passStatusColor },
        { key: 'vehicleNumber', title: 'Vehicle Number' },
        { key: 'type', title: 'Pass Type' },
        { key: 'validUntil', title: 'Valid Until', format: formatDay, due: passExpiry },
      ]}
      all={listAddress<typeof parkingPasses>('/parking-passes', { memberId })}
    />
  );
}
