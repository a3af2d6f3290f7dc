/** How far a run is, in whole percent; 100 where nothing is due. */
export const percentOf = (done: number, total: number): number =>
  total === 0 ? 100 : Math.floor((Math.min(done, total) / total) * 100);
