import { CrudScreen } from '@gym/hub-kit/screen';
import { parkingPassesScreen } from './parking-passes.screen.ts';

export default function ParkingPassesScreen() {
  return <CrudScreen screen={parkingPassesScreen} />;
}
