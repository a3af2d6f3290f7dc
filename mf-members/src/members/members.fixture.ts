import { type Club, executeGraphql } from '@gym/hub-kit/testing';

const firstNames = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gia', 'Hugo', 'Ines', 'Jon'];
const types = ['Standard', 'Premium', 'VIP'];
const statuses = ['active', 'inactive', 'suspended'];

/** `Ada 00`, `Ben 01` … `Jon 59`: sixty members in alphabetical order of their first names, and a trainer for every second. */
export async function addSixtyMembers(app: Club): Promise<void> {
  const trainerId = await addTrainer(app, 'Tara Trainer');
  const members = Array.from({ length: 60 }, (_, index) => ({
    name: memberName(index),
    email: `member${index}@example.com`,
    phone: `555-01${String(index).padStart(2, '0')}`,
    membershipType: types[index % types.length],
    status: statuses[index % statuses.length],
    assignedTrainerId: index % 2 ? trainerId : null,
  }));
  const fields = members.map((_, index) => `m${index}: createMember(input: $m${index}) { id }`);
  // In batches, since one document may not cost any amount.
  for (let start = 0; start < members.length; start += 10) {
    const batch = members
      .slice(start, start + 10)
      .map((member, offset) => [`m${start + offset}`, member] as const);
    const parameters = batch.map(([name]) => `$${name}: MemberInput!`).join(', ');
    const body = fields.slice(start, start + 10).join('\n');
    await executeGraphql(app, `mutation (${parameters}) { ${body} }`, Object.fromEntries(batch));
  }
}

export const memberName = (index: number): string =>
  `${firstNames[Math.floor(index / 6)]} ${String(index).padStart(2, '0')}`;

export async function addTrainer(app: Club, name: string): Promise<string> {
  const { createTrainer } = await executeGraphql(
    app,
    `mutation ($input: TrainerInput!) { createTrainer(input: $input) { id } }`,
    {
      input: {
        name,
        email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
        phone: '2125550100',
        specializations: ['Yoga'],
        status: 'active',
        joiningDate: '2024-01-01',
        salary: 3000,
        workingHours: 40,
      },
    },
  );
  return String(createTrainer?.['id']);
}

export async function addMember(app: Club, input: Record<string, unknown>): Promise<string> {
  const { createMember } = await executeGraphql(
    app,
    `mutation ($input: MemberInput!) { createMember(input: $input) { id } }`,
    { input: { email: 'somebody@example.com', phone: '555-0100', ...input } },
  );
  return String(createMember?.['id']);
}
