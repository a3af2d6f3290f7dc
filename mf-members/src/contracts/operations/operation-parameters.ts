/** What can be done with a stored contract, beside editing it, in the order in which it is offered. */
export const operationNames = ['resume', 'renew', 'freeze', 'switch-plan', 'cancel', 'take-back'] as const;
export type ContractOperation = (typeof operationNames)[number];

export const SIGN_UP = 'sign-up';

/** `operation=freeze&contract=17`: the parameters of the URL that open the dialog of an operation. */
export const operationParameters = (name: ContractOperation, contractId: string): string =>
  new URLSearchParams({ operation: name, contract: contractId }).toString();

const memberOperation = (operation: string, member: string) =>
  `/members/${member}?${new URLSearchParams({ operation, member }).toString()}` as const;

/** `/members/3?operation=sign-up&member=3` */
export const signUpAddress = (memberId: string) => memberOperation(SIGN_UP, memberId);

/** `/members/3?operation=renew&member=3`: the renewal of the contract of a member, or the sign-up of one who has none. */
export const renewalAddress = (memberId: string) =>
  memberOperation('renew' satisfies ContractOperation, memberId);

/** The names of all these parameters. */
export const PARAMETERS = ['operation', 'contract', 'member'] as const;
