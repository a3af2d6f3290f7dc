import resourcesFile from '@gym/graphql-api/resources.json' with { type: 'json' };
import type { ResourcesFile } from '@gym/graphql-api';

/** What the API says of its resources. */
export const contracts = (resourcesFile as ResourcesFile).resources;
