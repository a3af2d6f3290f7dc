import '../resources/index.ts';
import { useClub } from '../../testing/club.ts';
import { describeReading } from '../../testing/suite/reading.ts';
import { allResources } from '../declaration/resource.ts';

const club = useClub();
for (const resource of allResources()) describeReading(club, resource);
