import { NotThereYet } from '@gym/hub-kit';

export default function EquipmentScreen() {
  return (
    <NotThereYet
      title="Equipment Management"
      icon="wrench"
      purpose="What stands in your halls, and the care it gets."
      parts={[
        'Equipment by location, status and condition',
        'Maintenance records with cost and technician',
        'Warranty, purchase and replacement values',
      ]}
    />
  );
}
