import { operation } from '../documents.ts';
import { listParameters, objectSchema, textSchema } from '../openapi.ts';
import { list, listResponse } from '../resource-routes.ts';
import type { RestResource } from '../resource.ts';
import type { RestRoute } from '../route.ts';

const OPTIONS = operation(
  'query',
  'RestMasterDataOptions',
  '$page: String!, $dropdown: String!',
  'options: masterDataOptions(page: $page, dropdown: $dropdown) { id value displayText }',
);

/** The look-ups of drop-down choices. */
export const masterDataRoutes = (masterData: RestResource): RestRoute[] => [
  {
    method: 'GET',
    path: '/master-data/page/{page}',
    tag: 'master-data',
    name: 'listMasterDataOfPage',
    summary: 'Every entry of the drop-downs of one page',
    query: listParameters(masterData),
    response: listResponse(masterData),
    handle: call => list(masterData, call, { page: { eq: call.params['page'] } }),
  },
  {
    method: 'GET',
    path: '/master-data/dropdown/{dropdown}/page/{page}',
    tag: 'master-data',
    name: 'listMasterDataOptions',
    summary: 'The choices of one drop-down, in their order',
    response: {
      status: 200,
      description: 'The active choices',
      schema: {
        type: 'array',
        items: objectSchema({ id: { type: 'integer' }, value: textSchema, display_text: textSchema }),
      },
    },
    operations: [OPTIONS],
    handle: async call => {
      const { page, dropdown } = call.params;
      const { options } = await call.run<{ options: { id: string; value: string; displayText: string }[] }>(
        OPTIONS,
        {
          page,
          dropdown,
        },
      );
      return {
        body: options.map(({ id, value, displayText }) => ({
          id: Number(id),
          value,
          display_text: displayText,
        })),
      };
    },
  },
];
