/**
 * What the server says about operations of contracts. The build of the browser's code does not contain this list; the
 * catalogues are made from it.
 */

/** What messages call the fields of an operation. */
export const labels = [
  'Start date',
  'End date',
  'From',
  'Until',
  'The day',
  'Price',
  'Setup fee',
  'Enrollment fee',
  'Fee',
  'membership',
];

/** Why an operation is not possible. */
export const rejections = [
  '{label} must be between {first} and {last}, five years before and after today',
  '{number} is ended and cannot be cancelled. Sign the member up again instead.',
  '{number} is ended and cannot be frozen. Sign the member up again instead.',
  '{number} is ended and cannot be resumed. Sign the member up again instead.',
  '{number} is ended and cannot be switched. Sign the member up again instead.',
  '{number} is cancelled and cannot be cancelled. Sign the member up again instead.',
  '{number} is cancelled and cannot be frozen. Sign the member up again instead.',
  '{number} is cancelled and cannot be resumed. Sign the member up again instead.',
  '{number} is cancelled and cannot be switched. Sign the member up again instead.',
  '{number} is ended and stays in the history of its member.',
  '{number} is cancelled and stays in the history of its member.',
  '{number} was cancelled on {day} and ends on {end}. Cancel it now to end it earlier.',
  '{number} has no end. Switch its plan or cancel it instead.',
  '{number} has this plan already. Choose another one.',
  '{number} is frozen from {from} to {until} already. Choose other days.',
  '{number} is frozen on {day} or later. Resume it first, or choose a day after the freeze.',
  '{number} is not frozen on {day} or later. There is nothing to resume.',
  'The plan can change from {day}, the first day of {number}',
  'The plan can change until {day}, the last day of {number}',
  'Start date must be after {day}, the last day of {number}',
  'End date cannot be before {day}, the first billed day',
  'End date cannot be before the start date',
  '{label} must be a day from {first} to {last}',
  'Until cannot be before {day}, the first frozen day',
  'From must be a day of {number}, from {from}',
  'From must be a day of {number}, from {from} to {until}',
  '{plan} cannot be frozen',
  '{plan} can be frozen for {max} days at the most, and these are {days}. Until {day} is possible.',
  '{plan} can be frozen once within a year. The last freeze began on {day}.',
  '{plan} can be frozen {times} times within a year. The last freeze began on {day}.',
  '{plan} has no free trial. Sign up without it.',
  'Enter the last day: the length of {duration}, the duration of {plan}, is not known',
  'The price is final since the contract is invoiced until {day}. Switch the plan, or renew the contract at another price.',
  'The contract was cancelled on {day} and is not extended. Renew it instead.',
  'A contract that is billed once is not extended. Renew it when it ends.',
  'This member already has a {kind} contract from {from} to {until}. Choose other days, or renew, switch or cancel that contract.',
  'This member already has a {kind} contract from {from}, without an end. Choose other days, or renew, switch or cancel that contract.',
];

/** What staff should know before they confirm an operation. */
export const warnings = [
  'The notice period of {days} days is over on {day}.',
  'The notice period of {days} days is over on {day}. It ends earlier without a fee.',
  'The notice period of {days} days is over on {day}. It ends earlier, for which the cancellation fee is charged.',
  'The minimum commitment of {months} months is over on {day}.',
  'The minimum commitment of {months} months is over on {day}. It ends earlier without a fee.',
  'The minimum commitment of {months} months is over on {day}. It ends earlier, for which the cancellation fee is charged.',
  'The first invoice follows when the contract begins, on {day}.',
  'The first invoice of the new plan follows when it begins, on {day}.',
  'The trial is free until {day}. The first billing period begins on {first}.',
  '{plan} is not on offer ({status}).',
  '{plan} is on offer from {day} only.',
  '{plan} was on offer until {day}.',
  'This was done by an earlier request with the same Idempotency-Key.',
];
