import { listParameters } from '../openapi.ts';
import { list, listResponse } from '../resource-routes.ts';
import type { RestResource } from '../resource.ts';
import type { RestRoute } from '../route.ts';

export const parkingPassRoutes = (parkingPasses: RestResource): RestRoute[] => [
  {
    method: 'GET',
    path: '/parking-passes/lot/{lot}',
    tag: parkingPasses.path,
    name: 'listParkingPassesOfLot',
    summary: 'List the parking passes of one lot',
    query: listParameters(parkingPasses),
    response: listResponse(parkingPasses),
    handle: call => list(parkingPasses, call, { lot: { eq: call.params['lot'] } }),
  },
];
