import { cancel } from './cancel.ts';
import { freeze } from './freeze.ts';
import type { ContractChangeOf } from './plan-operation.ts';
import { changePrice } from './change-price.ts';
import { renew } from './renew.ts';
import { resume } from './resume.ts';
import { switchPlan } from './switch-plan.ts';

const change = <Input extends object>(
  name: ContractChangeOf<Input>['name'],
  compute: ContractChangeOf<Input>['compute'],
): ContractChangeOf<Input> => ({ name, compute });

/** The operations on a contract, for a single one and for many. */
export const contractChanges = {
  renew: change('renewContract', renew),
  freeze: change('freezeContract', freeze),
  resume: change('resumeContract', resume),
  switchPlan: change('switchPlan', switchPlan),
  changePrice: change('changeContractPrice', changePrice),
  cancel: change('cancelContract', cancel),
};
