import { NotThereYet } from '@gym/hub-kit';

export default function LocationsScreen() {
  return (
    <NotThereYet
      title="Locations Management"
      icon="map-pin"
      purpose="The places your club runs."
      parts={['Address, phone and capacity', 'Opening hours for each weekday', 'Amenities and status']}
    />
  );
}
