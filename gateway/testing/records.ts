import { askApi, type Club } from './club.ts';

/**
 * Adds a record of whatever type, past the screen: `addRecord(club, 'Location', { name, … })`.
 * @returns its number
 */
export async function addRecord(club: Club, type: string, input: object): Promise<string> {
  const answer = await askApi(
    club,
    `mutation ($input: ${type}Input!) { record: create${type}(input: $input) { id } }`,
    { input },
  );
  return String(answer['record']?.['id']);
}

/** Changes what a role may do with a resource: `changeGrant(club, 'Trainer', 'shifts', { canView: false })`. */
export async function changeGrant(
  club: Club,
  role: string,
  resource: string,
  patch: Record<string, boolean>,
): Promise<void> {
  const { permissions } = await askApi(
    club,
    `query ($role: String!, $resource: String!) {
      permissions(filter: { role: { eq: $role }, resource: { eq: $resource } }) { items { id } }
    }`,
    { role, resource },
  );
  const [row] = permissions!['items'] as { id: string }[];
  await askApi(
    club,
    `mutation ($id: ID!, $patch: PermissionPatch!) { updatePermission(id: $id, patch: $patch) { id } }`,
    { id: row?.id, patch },
  );
}
