import { NotThereYet } from '@gym/hub-kit';

export default function ParkingPassesScreen() {
  return (
    <NotThereYet
      title="Parking Passes Management"
      icon="car"
      purpose="Who may park, with which vehicle, until when."
      parts={['Passes by member and vehicle', 'Validity and type', 'Status of each pass']}
    />
  );
}
