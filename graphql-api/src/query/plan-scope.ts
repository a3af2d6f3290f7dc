/** The cached plans of one operation for one set of grants. */
export interface PlanScope {
  /**
   * A plan of a root field, made if it is not cached.
   * @param key the name of the root field in the response
   * @param varies whether the plan depends on the variables of the request, or on what the operation selects alone
   * @param bytes about how much memory the plan takes
   */
  plan<T extends object>(key: string, varies: boolean, make: () => T, bytes: (plan: T) => number): T;
}
