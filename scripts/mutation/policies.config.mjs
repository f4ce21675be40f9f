import { mutationOptions } from './options.mjs';

const access = 'apps/api/src/patient-access';
const changes = 'apps/api/src/r4';

/** What decides, without asking a server. The tables are data: server tests and attacks hold them. */
export default mutationOptions('policies', {
  mutate: [
    `${access}/policies/*.ts`,
    `${access}/{caller,decide,directory-view,policy,rewrite,scopes,visible,without-references}.ts`,
    `${access}/tables/content-types.ts`,
    `${changes}/policies/*.ts`,
    `${changes}/{change,decide-change,find-files,find-new-parts,name-medicine,new-contacts,server-words}.ts`,
  ],
});
