import { NotThereYet } from '@gym/hub-kit';

export default function TrainersScreen() {
  return (
    <NotThereYet
      title="Trainers Management"
      icon="trainer"
      purpose="The people who train your members."
      parts={[
        'How many are active, on leave or busy',
        'Specializations, certifications and availability',
        'Contact data, salary and working hours',
      ]}
    />
  );
}
