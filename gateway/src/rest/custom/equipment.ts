import { runDocument, isForbidden } from '../run-document.ts';
import { operation, readPaths, selectionOf } from '../documents.ts';
import { notFound } from '../failure.ts';
import { asOfQuery, LARGEST_PAGE } from '../list-query.ts';
import { AS_OF, recordSchema, ref } from '../openapi.ts';
import type { Schema } from '../schema.ts';
import { recordId } from '../resource-routes.ts';
import type { RestResource } from '../resource.ts';
import type { Call, RestRoute } from '../route.ts';
import { toWire } from '../wire.ts';

type Values = Record<string, unknown>;
type Found = Values & { maintenanceRecords?: { items: Values[] } };

export const equipmentSchemas = (equipment: RestResource): Record<string, Schema> => ({
  EquipmentWithMaintenance: recordSchema(equipment, {
    maintenance_records: {
      type: 'array',
      items: ref('MaintenanceRecord'),
      description: 'The latest first; missing where the role may not view maintenance',
    },
  }),
});

/** One piece of equipment together with its maintenance records, the latest first. */
export function equipmentRoutes(equipment: RestResource, maintenance: RestResource): RestRoute[] {
  const one = operation(
    'query',
    'RestEquipmentWithMaintenance',
    '$id: ID!, $asOf: LocalDate',
    `record: ${equipment.singular}(id: $id, asOf: $asOf) {
      ${selectionOf(readPaths(equipment.fields))}
      maintenanceRecords(sort: [{ field: date, direction: DESC }], page: { limit: ${LARGEST_PAGE} }) {
        items { ${selectionOf(readPaths(maintenance.fields))} }
      }
    }`,
  );
  /** Without the permission to view maintenance, the response has only the equipment. */
  async function found(call: Call): Promise<Found | null> {
    const variables = { id: recordId(equipment, call), asOf: asOfQuery(call.query) };
    try {
      return (await call.run<{ record: Found | null }>(one, variables, equipment)).record;
    } catch (error) {
      if (!isForbidden(error)) throw error;
      return (await runDocument<{ record: Found | null }>(call, equipment, 'one', variables)).record;
    }
  }

  return [
    {
      method: 'GET',
      path: '/equipment/{id}',
      tag: equipment.path,
      name: 'getEquipment',
      summary: 'Get one piece of equipment with its maintenance records',
      query: [AS_OF],
      response: { status: 200, description: 'The equipment', schema: ref('EquipmentWithMaintenance') },
      failures: [404],
      operations: [one],
      handle: async call => {
        const record = await found(call);
        if (!record) throw notFound(equipment.label);
        const records = record.maintenanceRecords?.items.map(item => toWire(maintenance, item, call));
        return {
          body: { ...toWire(equipment, record, call), ...(records && { maintenance_records: records }) },
        };
      },
    },
  ];
}
