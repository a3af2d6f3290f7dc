import { type Resource } from '../../src/kernel/resource.ts';
import type { TestClub } from '../club.ts';
/** What holds for the writes of every resource. `resourceOf` is asked once the resources are declared. */
export declare function describeWriting(club: TestClub, resource: Resource): void;
