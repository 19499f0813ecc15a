import { type Generated, idOf, kinds, oneOf, scattered } from "./generated.ts";
import type { Sizes } from "./sizes.ts";

const box = `'{"x":0.1,"y":0.1,"width":0.2,"height":0.2}'`;
/** Three pictures of four are in the first library. */
const libraryOf = (libraries: number) =>
  `case when n % 4 > 0 then 1 else n / 4 % ${libraries} + 1 end`;

/** Libraries, and pictures as they are once they're indexed. */
export const imageStatements = (
  { id, name, numbers }: Generated,
  sizes: Sizes,
  { operatorId, now }: { operatorId: string; now: number },
): string[] => [
  `insert into libraries (id, name, name_key, purpose, kind, image_count, bytes, created_by, created_at)
    select ${id(kinds.library)}, ${name()}, ${name()}, 'Bench', ${oneOf(["faces", "objects"])}, 0, 0, '${operatorId}', n
    from ${numbers(sizes.libraries)}`,
  `insert into images (id, library_id, file_name, media_type, bytes, width, height, sha256, uploaded_by, created_at,
      perceptual_hash, indexed_at, indexed_with, face_count, deleted_at)
    select ${id(kinds.image)}, ${id(kinds.library, libraryOf(sizes.libraries))}, ${name(scattered)} || '.jpg',
      'image/jpeg', 50000, 1024, 768, ${name()}, '${operatorId}', ${now - 90 * 24 * 3_600_000} + n * 10,
      '00ff00ff00ff00ff', ${now}, 'bench', case when n % 40 = 0 then 0 else 1 end,
      case when n % 100 = 0 then ${now} end
    from ${numbers(sizes.images)}`,
  // Of 256 pictures, one. JSON isn't a text on PostgreSQL, unless it's a literal.
  `update images set refused_for = '["blurred"]' where substr(id, 35) = '01'`,
  `update libraries set image_count = its.images, bytes = its.bytes
    from (select library_id, count(*) as images, sum(bytes) as bytes from images where deleted_at is null
      group by library_id) as its
    where its.library_id = libraries.id`,
  `insert into image_tags (image_id, tag) select ${id(kinds.image)}, ${oneOf(["door", "street", "yard"])}
    from ${numbers(sizes.images)}`,
  ...Array.from(
    { length: 8 },
    (_, place) => `insert into image_hash_parts (library_id, part, image_id)
      select ${id(kinds.library, libraryOf(sizes.libraries))}, ${place * 256} + (n * ${31 + place * 2} + n / 256) % 256,
        ${id(kinds.image)}
      from ${numbers(sizes.images)}`,
  ),
  `insert into faces (id, image_id, library_id, box, pose, score, sharpness, brightness, liveness, flaws)
    select ${id(kinds.face)}, ${id(kinds.image)}, ${id(kinds.library, libraryOf(sizes.libraries))}, ${box},
      '{"yaw":0,"pitch":0,"roll":0}', 0.9, 0.5, 0.5, 0.9, '[]'
    from ${numbers(sizes.images)} where n % 40 > 0`,
  `insert into image_objects (id, image_id, library_id, label, score, box)
    select ${id(kinds.other)}, ${id(kinds.image)}, ${id(kinds.library, libraryOf(sizes.libraries))},
      ${oneOf(["person", "car", "dog", "chair", "bottle"])}, 0.5 + n % 500 * 0.001, ${box}
    from ${numbers(sizes.images)}`,
  `insert into jobs (id, kind, subject_id, group_id, state, tries, error, created_at, ended_at)
    select ${id(kinds.other)}, 'index-image', ${id(kinds.image)}, ${id(kinds.library, libraryOf(sizes.libraries))},
      ${oneOf([...Array.from({ length: 99 }, () => "done"), "failed"])}, n % 3 / 2, null, ${now}, ${now}
    from ${numbers(sizes.images)}`,
  `insert into erasures (id, cause, library_id, library_name, erased_by, erased_at, image_count, face_count,
      vector_count, bytes, list_hash, files_gone_at)
    select ${id(kinds.erasure)}, ${oneOf(["bin", "by-hand", "retention"])}, '${idOf("library", 1)}', 'bench-000001',
      '${operatorId}', ${now} - n, 1, 1, 1, 50000, 'hash', ${now}
    from ${numbers(sizes.erasures)}`,
  `insert into erased_images (erasure_id, image_id, media_type, sha256)
    select ${id(kinds.erasure)}, ${id(kinds.other)}, 'image/jpeg', 'hash' from ${numbers(sizes.erasures)}`,
  ...searchStatements({ id, name, numbers }, sizes, { operatorId, now }),
];

/** Searches with their results, comparisons, and people. */
const searchStatements = (
  { id, name, numbers }: Generated,
  sizes: Sizes,
  { operatorId, now }: { operatorId: string; now: number },
): string[] => [
  ...["face-collection", "object-collection"].map(
    (
      kind,
      at,
    ) => `insert into collections (id, kind, name, name_key, description, default_threshold, labels,
        created_by, created_at, updated_at)
      values ('${idOf("collection", at + 1)}', '${kind}', 'Bench', 'bench', '', 0.4, '["person","car","dog"]', '${operatorId}', 0, 0)`,
  ),
  ...[1, 2].map(
    (n) => `insert into collection_libraries (collection_id, library_id)
      select '${idOf("collection", n)}', id from libraries where kind = '${n === 1 ? "faces" : "objects"}'`,
  ),
  `insert into face_queries (id, operator_id, purpose, collection_id, collection_name, threshold, probe_type,
      hit_count, best_similarity, decision, created_at)
    select ${id(kinds.query)}, '${operatorId}', ${name()}, '${idOf("collection", 1)}', 'Bench', 0.4, 'image/jpeg', 1,
      0.5, ${oneOf(["match", "no_match", "undecided"])}, ${now} - n
    from ${numbers(sizes.queries)}`,
  `insert into face_candidates (id, query_id, rank, image_id, file_name, library_name, similarity)
    select ${id(kinds.other)}, ${id(kinds.query)}, 1, ${id(kinds.image)}, ${name()}, 'Bench', 0.5
    from ${numbers(sizes.queries)}`,
  `insert into face_comparisons (id, operator_id, purpose, similarity, one_picture, other_picture, one_flaws,
      other_flaws, created_at, search_key)
    select ${id(kinds.other)}, '${operatorId}', ${name()}, 0.5, ${name()}, ${name()}, '[]', '[]', ${now} - n, ${name()}
    from ${numbers(sizes.queries)}`,
  `insert into object_queries (id, operator_id, mode, label, collection_id, collection_name, threshold, hit_count,
      judged_count, relevant_count, search_id, created_at)
    select ${id(kinds.objectQuery)}, '${operatorId}', 'label', 'person', '${idOf("collection", 2)}', 'Bench', 0.5, 1,
      case when n % 50 > 0 then 1 else 0 end, 0, ${id(kinds.objectQuery)}, ${now} - n
    from ${numbers(sizes.queries)}`,
  `insert into object_results (id, query_id, rank, image_id, file_name, library_name, label, score)
    select ${id(kinds.other)}, ${id(kinds.objectQuery)}, 1, ${id(kinds.image)}, ${name()}, 'Bench', 'person', 0.6
    from ${numbers(sizes.queries)}`,
  `insert into people (id, collection_id, name, created_by, created_at, updated_at)
    select ${id(kinds.person)}, '${idOf("collection", 1)}', ${name(scattered)}, '${operatorId}', ${now}, ${now} - ${scattered}
    from ${numbers(sizes.people)}`,
  `insert into person_faces (id, person_id, collection_id, image_id, face_id, box, added_at)
    select ${id(kinds.other)}, ${id(kinds.person, `n % ${sizes.people} + 1`)}, '${idOf("collection", 1)}', ${id(kinds.image)},
      ${id(kinds.face)}, ${box}, ${now}
    from ${numbers(sizes.people * 3)} where n % 40 > 0`,
];
