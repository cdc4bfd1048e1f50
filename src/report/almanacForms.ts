/** What an almanac is made for: the `wall`, a sheet a month; or a `booklet`, with a page of days for each. */
export type AlmanacForm = 'wall' | 'booklet';

/** First day of the week. */
export type WeekStart = 'sunday' | 'monday';
