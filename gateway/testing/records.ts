import { executeGraphql, type TestApp } from './test-app.ts';

/**
 * Creates a record of any type over GraphQL: `addRecord(app, 'Location', { name, … })`.
 * @returns its id
 */
export async function addRecord(app: TestApp, type: string, input: object): Promise<string> {
  const data = await executeGraphql(
    app,
    `mutation ($input: ${type}Input!) { record: create${type}(input: $input) { id } }`,
    { input },
  );
  return String(data['record']?.['id']);
}

/** Changes what a role may do with a resource: `changeGrant(app, 'Trainer', 'shifts', { canView: false })`. */
export async function changeGrant(
  app: TestApp,
  role: string,
  resource: string,
  patch: Record<string, boolean>,
): Promise<void> {
  const { permissions } = await executeGraphql(
    app,
    `query ($role: String!, $resource: String!) {
      permissions(filter: { role: { eq: $role }, resource: { eq: $resource } }) { items { id } }
    }`,
    { role, resource },
  );
  const [row] = permissions!['items'] as { id: string }[];
  await executeGraphql(
    app,
    `mutation ($id: ID!, $patch: PermissionPatch!) { updatePermission(id: $id, patch: $patch) { id } }`,
    { id: row?.id, patch },
  );
}
