import { CrudScreen } from '@gym/hub-kit/screen';
import { sessionsScreen } from './sessions.screen.ts';

export default function SessionsScreen() {
  return <CrudScreen screen={sessionsScreen} />;
}
