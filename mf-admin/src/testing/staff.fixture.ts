import { askApi, type Club } from '../../../gateway/testing/club.ts';

/** @returns the number of the record */
export async function addEmployee(
  club: Club,
  name: string,
  input: Record<string, unknown> = {},
): Promise<string> {
  return create(club, 'Employee', {
    name,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
    phone: '212-555-0100',
    position: 'Personal Trainer',
    department: 'Fitness',
    hireDate: '2024-02-01',
    salary: 3000,
    ...input,
  });
}

/** Adds a record of whatever type, past the screen. */
export async function create(club: Club, type: string, input: Record<string, unknown>): Promise<string> {
  const answer = await askApi(
    club,
    `mutation ($input: ${type}Input!) { record: create${type}(input: $input) { id } }`,
    { input },
  );
  return String(answer['record']?.['id']);
}

export const addLocation = (club: Club, name: string): Promise<string> =>
  create(club, 'Location', { name, address: '1 Pier', city: 'Boston', state: 'MA', zipCode: '02110' });

/** Changes what a role may do with a resource: `grant(club, 'Trainer', 'shifts', { canView: false })`. */
export async function grant(
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
