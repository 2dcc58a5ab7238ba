import { h2, p, quote, type SeedPost, ul } from './html';

export const quietOffice: SeedPost = {
  id: 'quietoffice',
  title: 'Glass that keeps secrets: meeting rooms in West Bay',
  excerpt:
    'Six glass rooms where you can speak freely. Why thick glass was the smaller part of the job, and what the ceiling had to do with it.',
  category: 'Projects',
  date: '2026-08-20T07:00:00.000Z',
  image: 'glass-office-partition',
  content: [
    p(
      'A consulting firm moved to the fourteenth floor and wanted daylight for everybody and privacy for some. Six meeting rooms were to be glass from floor to ceiling. The line in the brief that mattered most was: nobody outside must understand a word.',
    ),
    h2('Sound goes where air goes'),
    p(
      'A pane of laminated acoustic glass, 12.8 mm thick, with a soft film in the middle, lowers speech by about 39 decibels in the laboratory. But a gap of two millimetres under a door lets through more sound than the whole pane. So most of our work went into the edges.',
    ),
    ul(
      'Door seals that drop to the floor when the door closes.',
      'Silicone instead of plastic strips between the panes.',
      'Barriers above the ceiling, which was open from room to room.',
      'Wall sockets moved so that no two sit back to back.',
    ),
    h2('The result'),
    p(
      'With all the doors closed, you can hear that somebody is speaking, but not what they say. We measured it together with the client before they moved in, and adjusted two of the doors.',
    ),
    quote(
      'Our visitors always knock on the glass first. Then they lower their voices, although they do not have to.',
    ),
    p(
      'For your own office, start with <a href="/services">our services</a> or bring a floor plan to the workshop.',
    ),
  ],
};
