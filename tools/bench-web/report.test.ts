import { describe, expect, it } from 'vitest';
import { failedAuditsOf, figuresOf, Report } from './report';

const request = (path: string, networkRequestTime: number) => ({
  url: `http://127.0.0.1:15000${path}`,
  networkRequestTime,
  transferSize: 1000,
});

const report = Report.parse({
  categories: {
    performance: {
      title: 'Performance',
      score: 0.985,
      auditRefs: [
        { id: 'total-blocking-time', weight: 30 },
        { id: 'largest-contentful-paint', weight: 25 },
        { id: 'metrics', weight: 0 },
      ],
    },
    accessibility: { title: 'Accessibility', score: 0.9, auditRefs: [{ id: 'image-alt', weight: 10 }] },
    seo: { title: 'SEO', score: 1, auditRefs: [{ id: 'link-text', weight: 1 }] },
  },
  audits: {
    'first-contentful-paint': { title: 'FCP', score: 1, numericValue: 700 },
    'largest-contentful-paint': { title: 'LCP', score: 1, numericValue: 800 },
    'user-timings': {
      title: 'Marks',
      score: null,
      details: {
        items: [
          { name: 'other', startTime: 100, timingType: 'Mark' },
          { name: 'app:hydrated', startTime: 900.5, timingType: 'Mark' },
        ],
      },
    },
    'total-blocking-time': { title: 'TBT', score: 0.95, numericValue: 60, displayValue: '60 ms' },
    'cumulative-layout-shift': { title: 'CLS', score: 1, numericValue: 0 },
    'image-alt': {
      title: 'Images have no text',
      score: 0,
      details: { items: [{ node: { snippet: '<img src="a.webp">' } }] },
    },
    'link-text': { title: 'Links say nothing', score: 0, details: { items: { isNoList: true } } },
    metrics: {
      title: 'Metrics',
      score: 0,
      details: { items: [{ observedLargestContentfulPaint: 300, observedLoad: 200 }] },
    },
    'network-requests': {
      title: 'Requests',
      score: null,
      details: { items: [request('/', 0), request('/api/services', 299), request('/api/gallery', 301)] },
    },
  },
});

describe('the figures of a run', () => {
  it('count the API requests before the first view was complete', () => {
    expect(figuresOf({ report, blockingTime: 12 })).toEqual({
      fcp: 700,
      lcp: 800,
      hydrated: 900.5,
      tbt: 60,
      ownTbt: 12,
      cls: 0,
      bytes: 3000,
      requests: 3,
      earlyApiRequests: 1,
      scores: { performance: 99, accessibility: 90, seo: 100 },
    });
  });

  it('have no hydration for a page without its mark', () => {
    const { 'user-timings': _marks, ...audits } = report.audits;
    expect(figuresOf({ report: { ...report, audits }, blockingTime: 12 }).hydrated).toBeNaN();
  });

  it('name the failed audits of each category', () => {
    expect(failedAuditsOf(report)).toEqual([
      'Performance: TBT · 60 ms',
      'Accessibility: Images have no text · <img src="a.webp">',
    ]);
  });
});
