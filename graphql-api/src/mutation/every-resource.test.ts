import '../resources/index.ts';
import { useClub } from '../../testing/club.ts';
import { describeWriting } from '../../testing/suite/writing.ts';
import { allResources } from '../declaration/resource.ts';

const club = useClub();
for (const resource of allResources()) describeWriting(club, resource);
