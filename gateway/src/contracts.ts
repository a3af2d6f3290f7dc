import resourcesFile from '@gym/graphql-api/resources.json' with { type: 'json' };
import type { ResourcesFile } from '@gym/graphql-api';

/** What the API says of its resources, without the fields that REST does not have. */
export const contracts = (resourcesFile as ResourcesFile).resources.map(resource => ({
  ...resource,
  fields: resource.fields.filter(({ graphqlOnly }) => !graphqlOnly),
}));
