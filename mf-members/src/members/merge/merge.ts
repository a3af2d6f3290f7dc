import type { MergedMember } from './merge.graphql.ts';

/** The fields that a merge compares, in the order of the form, and what the API calls them. */
export const mergedFields = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  dateOfBirth: 'dateOfBirth',
  gender: 'gender',
  membershipType: 'membershipType',
  status: 'status',
  joiningDate: 'joiningDate',
  membershipStartDate: 'membershipStartDate',
  membershipEndDate: 'membershipEndDate',
  assignedTrainer: 'assignedTrainerId',
  cardNumber: 'cardNumber',
  homeLocation: 'homeLocationId',
  address: 'address',
  city: 'city',
  state: 'state',
  zipCode: 'zipCode',
  emergencyContact: 'emergencyContact',
  emergencyPhone: 'emergencyPhone',
  healthConditions: 'healthConditions',
} as const satisfies Partial<Record<keyof MergedMember, string>>;

export type MergedField = keyof typeof mergedFields;
export type MemberPair = readonly [MergedMember, MergedMember];

/** What the user chooses in the dialog. An id that is none of the pair leaves the proposal. */
export interface MergeChoices {
  otherId: string;
  /** The id of the member who stays. */
  keepId: string;
  /** By field, the id of the member whose value stays. */
  sources: Readonly<Partial<Record<MergedField, string>>>;
}

/** What a merge of two members does. */
export interface Merge {
  keep: MergedMember;
  merged: MergedMember;
  /** The fields that differ, with the member whose value stays. */
  sources: readonly { field: MergedField; source: MergedMember }[];
}

export const isEmptyValue = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isEqual = (a: unknown, b: unknown) =>
  (isEmptyValue(a) && isEmptyValue(b)) || JSON.stringify(a) === JSON.stringify(b);

/** The member who was added first stays unless the other one is chosen: documents of closed months are more often theirs. */
export function mergeOf(pair: MemberPair, { keepId, sources }: MergeChoices): Merge {
  const byAge = pair.toSorted(
    (a, b) => a.createdAt.localeCompare(b.createdAt) || Number(a.id) - Number(b.id),
  );
  const keep = pair.find(({ id }) => id === keepId) ?? byAge[0]!;
  const merged = pair.find(({ id }) => id !== keep.id)!;
  const differing = (Object.keys(mergedFields) as MergedField[]).filter(
    field => !isEqual(keep[field], merged[field]),
  );
  const proposed = (field: MergedField) => (isEmptyValue(keep[field]) ? merged : keep);
  return {
    keep,
    merged,
    sources: differing.map(field => ({
      field,
      source: pair.find(({ id }) => id === sources[field]) ?? proposed(field),
    })),
  };
}

/** The variables of the mutation, without the versions. */
export const mergeVariables = ({ keep, merged, sources }: Merge) => ({
  keepId: keep.id,
  mergedId: merged.id,
  fields: sources.filter(({ source }) => source === merged).map(({ field }) => mergedFields[field]),
});
