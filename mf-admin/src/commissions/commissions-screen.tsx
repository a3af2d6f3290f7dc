import { CrudScreen } from '@gym/hub-kit/screen';
import { commissionsScreen } from './commissions.screen.ts';

export default function CommissionsScreen() {
  return <CrudScreen screen={commissionsScreen} />;
}
