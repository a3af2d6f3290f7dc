import { CrudScreen } from '@gym/hub-kit/screen';
import { locationsScreen } from './locations.screen.ts';

export default function LocationsScreen() {
  return <CrudScreen screen={locationsScreen} />;
}
