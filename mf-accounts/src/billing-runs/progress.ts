/** How far a run is, in whole percent; 100 where nothing is due. */
export const percentOf = (done: number, due: number): number =>
  due === 0 ? 100 : Math.floor((Math.min(done, due) / due) * 100);
