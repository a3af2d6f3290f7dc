import { CrudScreen, Slot } from '@gym/hub-kit/screen';
import sessionsScreen from './sessions.screen.ts';

export default function SessionsScreen() {
  return <CrudScreen screen={sessionsScreen} details={id => <Slot name="session" sessionId={id} />} />;
}
