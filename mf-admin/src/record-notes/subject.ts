/** The record that notes are about, as its slot names it. */
export interface Subject {
  memberId?: string;
  trainerId?: string;
  employeeId?: string;
  contractId?: string;
  sessionId?: string;
}

/** The props of a slot without what is undefined. */
export const subjectOf = ({ memberId, trainerId, employeeId, contractId, sessionId }: Subject): Subject =>
  Object.fromEntries(
    Object.entries({ memberId, trainerId, employeeId, contractId, sessionId }).filter(([, id]) => id),
  );

/** The filter of the notes of a record. */
export const filterOf = (subject: Subject) =>
  Object.fromEntries(Object.entries(subjectOf(subject)).map(([name, id]) => [name, { eq: String(id) }]));
