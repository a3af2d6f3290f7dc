import { type Slots } from '@gym/hub-kit';
import { RelatedRecords } from '@gym/hub-kit/screen';
import parkingPassesScreen from '../parking-passes/parking-passes.screen.ts';

/** The parking passes of a member, and which of them run out. */
export default function MemberPasses({ memberId }: Slots['member']) {
  return (
    <RelatedRecords
      screen={parkingPassesScreen}
      filter={{ memberId }}
      columns={['passNumber', 'status', 'vehicleNumber', 'type', 'validUntil']}
      path="/parking-passes"
    />
  );
}
