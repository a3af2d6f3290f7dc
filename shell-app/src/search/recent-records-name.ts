/** Where the browser stores the records that a user has opened by the search; the sign-out removes them. */
export const recentRecordsName = (userId: string) => `recent-records.${userId}`;
