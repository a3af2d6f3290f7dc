import { expect, it } from 'vitest';
import type { MergedMember } from './merge.graphql.ts';
import { mergeOf, mergeVariables, type MergeChoices } from './merge.ts';

const ann: MergedMember = {
  id: '9',
  version: 1,
  createdAt: '2026-03-02T10:00:00.000Z',
  name: 'Ann Berg',
  email: 'ann@example.com',
  phone: '2125550100',
  dateOfBirth: null,
  gender: null,
  membershipType: 'Standard',
  status: 'active',
  joiningDate: '2026-03-02',
  membershipStartDate: '2026-03-02',
  membershipEndDate: '2027-03-01',
  assignedTrainer: { id: '3', name: 'Tara' },
  cardNumber: 'M-9',
  homeLocation: null,
  address: '',
  city: 'Oslo',
  state: null,
  zipCode: null,
  emergencyContact: null,
  emergencyPhone: null,
  healthConditions: ['Asthma'],
};
const anna: MergedMember = {
  ...ann,
  id: '12',
  createdAt: '2026-03-01T10:00:00.000Z',
  name: 'Anna Berg',
  assignedTrainer: null,
  cardNumber: null,
  address: null,
  city: 'Rome',
  healthConditions: [],
};

const nothing: MergeChoices = { otherId: '12', keepId: '', sources: {} };
const sourcesOf = (choices: Partial<MergeChoices>) =>
  Object.fromEntries(
    mergeOf([ann, anna], { ...nothing, ...choices }).sources.map(({ field, source }) => [field, source.id]),
  );

it('who was added first stays with the own values, and gets those that are missing', () => {
  const merge = mergeOf([ann, anna], nothing);
  expect([merge.keep.id, merge.merged.id]).toEqual(['12', '9']);
  expect(sourcesOf({})).toEqual({
    name: '12',
    assignedTrainer: '9',
    cardNumber: '9',
    city: '12',
    healthConditions: '9',
  });
  expect(mergeVariables(merge)).toEqual({
    keepId: '12',
    mergedId: '9',
    fields: ['assignedTrainerId', 'cardNumber', 'healthConditions'],
  });
});

it('the choices of the user replace the proposals, also once the other one stays', () => {
  const sources = { city: '9', assignedTrainer: '12' };
  expect(sourcesOf({ sources })).toMatchObject({ name: '12', city: '9', assignedTrainer: '12' });
  const turned = mergeOf([ann, anna], { ...nothing, keepId: '9', sources });
  expect(mergeVariables(turned)).toEqual({ keepId: '9', mergedId: '12', fields: ['assignedTrainerId'] });
});

it('choices for another pair change nothing', () => {
  expect(mergeOf([ann, anna], { otherId: '12', keepId: '77', sources: { city: '77' } })).toEqual(
    mergeOf([ann, anna], nothing),
  );
});
