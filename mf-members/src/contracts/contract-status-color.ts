/** The colors of the states of a contract. */
export const contractStatusColor = {
  upcoming: 'blue',
  active: 'green',
  frozen: 'orange',
  cancelled: 'red',
  ended: 'grey',
} as const;
