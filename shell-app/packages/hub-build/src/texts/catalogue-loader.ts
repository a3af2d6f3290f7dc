import { compileCatalogue, type Catalogue } from './catalogues.ts';

/** A loader for catalogues. A message that cannot be compiled fails the build; as the parser of a rule it would be ignored. */
export default (json: string): string => JSON.stringify(compileCatalogue(JSON.parse(json) as Catalogue));
