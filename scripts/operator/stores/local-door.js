// Runs in workerd beside the D1 and R2 of this machine, for the program that started it and knows its key. Plain JavaScript: nothing builds it.
// `POST /` runs statements; `/<bucket>` lists its objects, `/<bucket>/<key>` is one. What fails is told as 500 with the words of D1 or R2.
export default {
  async fetch(request, env) {
    if (request.headers.get("Authorization") !== env.KEY) return new Response(null, { status: 403 });
    const { pathname, searchParams } = new URL(request.url);
    const [bucket, key] = pathname.slice(1).split("/").map(decodeURIComponent);
    try {
      if (!bucket) return Response.json(await runStatements(env.DB, await request.json()));
      if (!key) return Response.json(await listObjects(env[bucket], searchParams.get("prefix")));
      return await answerObject(env[bucket], key, request);
    } catch (error) {
      return new Response(error.message, { status: 500 });
    }
  },
};

async function runStatements(database, { statements, isRaw }) {
  const prepared = statements.map(({ sql, params }) => database.prepare(sql).bind(...params));
  if (isRaw) {
    const [columns, ...rows] = await prepared[0].raw({ columnNames: true });
    return [{ columns, rows, changes: 0 }];
  }
  const results = prepared.length === 1 ? [await prepared[0].all()] : await database.batch(prepared);
  return results.map(({ results: rows, meta }) => ({
    columns: Object.keys(rows[0] ?? {}),
    rows: rows.map(Object.values),
    changes: meta.changes,
  }));
}

async function listObjects(bucket, prefix) {
  const found = [];
  let cursor;
  do {
    const page = await bucket.list({ prefix, cursor, include: ["customMetadata"] });
    for (const { key, size, uploaded, customMetadata: metadata = {} } of page.objects)
      found.push({ key, sizeInBytes: size, uploadedAt: uploaded.toISOString(), metadata });
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return found;
}

async function answerObject(bucket, key, request) {
  if (request.method === "PUT") {
    await bucket.put(key, await request.arrayBuffer(), { httpMetadata: { contentType: request.headers.get("Content-Type") } });
    return new Response();
  }
  if (request.method === "DELETE") {
    await bucket.delete(key);
    return new Response();
  }
  const object = await bucket.get(key);
  return object ? new Response(object.body) : new Response(null, { status: 404 });
}
