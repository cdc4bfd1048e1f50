/** The scope of documents, which a service may have besides the operations of the registry. They write in the language of a call themselves. */
export const REPORTS_SCOPE = 'reports';
