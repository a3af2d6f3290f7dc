import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';
import { Contract } from './contract.ts';

@Entity()
@ObjectType({
  description: 'Days on which a contract rests: they are not charged, and its end moves by as many',
})
export class ContractFreeze extends BaseRecord {
  @Column.reference(() => Contract, { required: 'Contract is required', inverse: 'freezes' })
  contract!: Rel<Contract>;
  @Column.date({ required: 'From is required', description: 'First frozen day' }) from!: string;
  @Column.date({ required: 'Until is required', description: 'Last frozen day' }) until!: string;
  @Column.choice({
    masterData: 'Contracts.freeze_reason',
    choices: ['Illness', 'Injury', 'Pregnancy', 'Travel', 'Other'],
  })
  reason?: string;
  @Column.money({ default: 0, min: 0, description: 'The fee of the freeze, before tax' }) fee!: number;

  /** Whether the end of the contract moves with its days: no longer once a cancellation has decided the end. */
  @Column.boolean({ hidden: true, readOnly: true, default: true, stored: { default: true } })
  movesEnd!: boolean;
}

/** Only operations of contracts write them. */
export const contractFreezes = defineResource(ContractFreeze, {
  resource: 'contract-freezes',
  singular: 'contractFreeze',
  plural: 'contractFreezes',
  grants: { Accounts: 'view', Reception: 'view', Trainer: 'view' },
  title: 'from',
  defaultSort: { from: 'desc' },
  operations: ['list', 'one'],
});
