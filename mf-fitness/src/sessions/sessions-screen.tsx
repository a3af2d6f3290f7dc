import { NotThereYet } from '@gym/hub-kit';

export default function SessionsScreen() {
  return (
    <NotThereYet
      title="Training Sessions Management"
      icon="sessions"
      purpose="Who trains when, where and with whom."
      parts={[
        'Sessions by member and trainer',
        'Date, time, intensity and goals',
        'Price and payment status',
      ]}
    />
  );
}
